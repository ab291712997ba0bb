import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { CalendarHeading, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { IconButton } from '@back-office/shared/ui';
import { rowStyle, textStyle } from '@back-office/shared/theme';

/** Names of the visible months, between buttons for the previous and the next month and year. */
export function MonthBar({ offsets }: { readonly offsets: readonly number[] }) {
  const calendar = useContext(RangeCalendarStateContext);
  if (!calendar) throw new Error('MonthBar must be used within a RangeCalendar');
  const { focusedDate } = calendar;

  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton size="small" label={label} icon={icon} onClick={onClick} />
  );
  return (
    <Bar>
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
    </Bar>
  );
}

const Bar = styled.div`
  ${rowStyle({ gap: 6, height: '36px', relative: true })}
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
