import { parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  CalendarGrid,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { firstDay, firstWeekday, perFormat, type Day, type DayRange } from '@back-office/shared/format';
import { boxStyle, gridStyle, media, rowStyle, size, textStyle } from '@back-office/shared/theme';
import { IconButton, Row } from '@back-office/shared/ui';
import { DayCell } from './DayCell';

interface RangeMonthsProps {
  readonly label: string;
  readonly months: 1 | 2;
  readonly today: Day;
  readonly range: DayRange;
  /** The day the calendar shows; the arrow keys start from it. */
  readonly shownDay: Day;
  readonly onShow: (day: Day) => void;
  readonly onChoose: (range: DayRange) => void;
}

/**
 * A calendar in which to choose the first and the last day, by pointer, touch or keyboard. Days after today cannot be
 * chosen. Takes the focus.
 */
export function RangeMonths({ label, months, today, range, shownDay, onShow, onChoose }: RangeMonthsProps) {
  const offsets = months === 1 ? oneMonth : twoMonths;
  return (
    <I18nProvider locale={calendarLocale()}>
      <Calendar
        aria-label={label}
        autoFocus
        value={{ start: inUtc(upTo(today, range.from)), end: inUtc(upTo(today, range.to)) }}
        onChange={({ start, end }) => onChoose({ from: dayOf(start), to: dayOf(end) })}
        focusedValue={inUtc(upTo(today, shownDay))}
        onFocusChange={(date) => onShow(date.toString())}
        minValue={parseDate(firstDay)}
        maxValue={parseDate(today)}
        visibleDuration={{ months }}
        pageBehavior="single"
        commitBehavior="reset"
        firstDayOfWeek={weekdays[firstWeekday()] ?? 'sun'}
      >
        <MonthBar offsets={offsets} />
        <Grids>
          {offsets.map((offset) => (
            <Grid key={offset} offset={{ months: offset }} weekdayStyle="short">
              {(date) => <DayCell date={date} today={today} />}
            </Grid>
          ))}
        </Grids>
        <FirstPress onPress={(day) => onChoose({ from: day, to: day })} />
      </Calendar>
    </I18nProvider>
  );
}

/** With the calendar in which the product counts months, also where another one is usual. */
const calendarLocale = perFormat(({ locale }) => new Intl.Locale(locale, { calendar: 'gregory' }).toString());

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const oneMonth = [0] as const;
const twoMonths = [0, 1] as const;

/**
 * react-aria names days in the time zone of its value; in some local time zones a given hour or even day does not
 * exist.
 */
function inUtc(day: Day) {
  return toZoned(parseDate(day), 'UTC');
}

/** A range that a link chose can be ahead. */
function upTo(today: Day, day: Day): Day {
  return day < today ? day : today;
}

function dayOf(date: Parameters<typeof toCalendarDate>[0]): Day {
  return toCalendarDate(date).toString();
}

/** The first of two presses counts as a range of one day, so that Apply uses what the fields show. */
function FirstPress({ onPress }: { readonly onPress: (day: Day) => void }) {
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate?.toString();
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    if (anchor) tell(anchor);
  }, [anchor]);
  return null;
}

/** Names of the visible months, between buttons for the previous and the next month and year. */
function MonthBar({ offsets }: { readonly offsets: readonly number[] }) {
  const calendar = useContext(RangeCalendarStateContext);
  if (!calendar) throw new Error('MonthBar must be used within a RangeCalendar');
  const { focusedDate } = calendar;

  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton size="small" label={label} icon={icon} onClick={onClick} />
  );
  return (
    <Row gap={6} height="36px" relative>
      <Turn>
        {button('Previous year', <ChevronsLeft />, () => calendar.setFocusedDate(focusedDate.subtract({ years: 1 })))}
        {button('Previous month', <ChevronLeft />, () => calendar.focusPreviousPage())}
      </Turn>
      {offsets.map((offset) => (
        <Name key={offset} offset={{ months: offset }} />
      ))}
      <Turn>
        {button('Next month', <ChevronRight />, () => calendar.focusNextPage())}
        {button('Next year', <ChevronsRight />, () => calendar.setFocusedDate(focusedDate.add({ years: 1 })))}
      </Turn>
    </Row>
  );
}

const Calendar = styled(RangeCalendar)`
  ${gridStyle({ gap: 2, shrink: true })}
` as typeof RangeCalendar;

/** Six weeks high, so that nothing below moves when the month changes. */
const Grids = styled.div`
  ${rowStyle({ gap: 6, align: 'start', minHeight: '256px', phone: { minHeight: '280px' } })}
`;

const Grid = styled(CalendarGrid)`
  ${boxStyle({ fill: true, width: '252px' })}
  table-layout: fixed;

  th {
    ${textStyle({ size: 'xs', tone: 'muted', weight: 'regular', height: '28px' })}
  }

  td {
    ${boxStyle({ height: '38px', pad: ['1px', '0px'] })}
  }

  ${media.phone} {
    width: 100%;

    td {
      height: calc(${size.control} + 2px);
    }
  }
`;

const Turn = styled.div`
  position: absolute;
  inset-inline-start: 0;
  display: flex;

  &:last-child {
    inset-inline: auto 0;
  }
`;

const Name = styled(CalendarHeading)`
  ${textStyle({ size: 'sm', weight: 'strong', textAlign: 'center', fill: true })}
`;
