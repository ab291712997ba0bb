import styled from 'styled-components';
import { addDays, formatRange, isSameRange, longRange, type Day, type DayRange } from '@back-office/shared/format';
import { color, media, rowStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { isBeforeThisWeek, presetsOf } from '../../ui/dates/presets';
import { useIsSampleLedger } from '../port/sampleFigures';
import { useDaysOfShop, useShopPeriods } from '../session/shopPeriods';

export interface PeriodNoteProps {
  readonly value: DayRange;
  readonly today: Day;
  /** The day or week of the sample that the screen opens on. */
  readonly sample: { readonly label: string; readonly range: DayRange };
  /** How many days, up to the last one with sales, the screen opens on over any other source. */
  readonly latestDays: number;
  /** The periods that are one press away. */
  readonly offered: readonly string[];
  readonly onChoose: (range: DayRange) => void;
  /** The days stand beside it with their year, so that it says only what they are called. */
  readonly nameOnly?: boolean | undefined;
}

/**
 * `Sample week: June 22–28, 2025` and the buttons Today and This week; what is shown is not offered. Of a shop whose sales
 * ended before this week, Latest sales takes the place of these buttons, where ranges are chosen with its last month, last
 * year and all its days; a period without any of its days says which
 * days it has; a range, which stands beside the note, does so instead of its name.
 */
export function PeriodNote({ value, today, sample, latestDays, offered, onChoose, nameOnly }: PeriodNoteProps) {
  const days = useDaysOfShop();
  const presets = presetsOf(today);
  const current = presets.filter(({ label }) => offered.includes(label));
  const ofShop = useShopPeriods();
  const isOver = days !== undefined && isBeforeThisWeek(days.to, today);
  const latest = isOver && { label: 'Latest sales', range: { from: addDays(days.to, 1 - latestDays), to: days.to } };
  const own = useIsSampleLedger() ? sample : latest;
  const named = [...(own ? [own] : []), ...presets, ...ofShop];
  const shown = named.find(({ range }) => isSameRange(range, value));
  const longer = isOver && latestDays > 1 ? ofShop : [];
  const buttons = [...(isOver ? [] : current), ...(own ? [own] : []), ...longer];
  const words = [shown?.label, !nameOnly && longRange(value)].filter(Boolean).join(': ');
  const isOutside = days !== undefined && (value.to < days.from || days.to < value.from);
  return (
    <Note>
      {(!isOutside || value.from === value.to) && words && <span>{words}</span>}
      {isOutside && <span>{`Sales of this shop: ${formatRange(days)}`}</span>}
      {buttons.map(({ label, range }) => (
        <Button
          key={label}
          variant="link"
          size="small"
          aria-pressed={isSameRange(range, value)}
          onClick={() => onChoose(range)}
        >
          {label}
        </Button>
      ))}
    </Note>
  );
}

const Note = styled.div`
  ${rowStyle({ gap: ['0px', 4], wrap: true, size: 'xs', tone: 'muted' })}

  /* Only their texts count for the gaps, and a second line starts below the first. */
  button {
    margin-inline: -5px;
  }

  /* The words name what is shown. The button that was just pressed by keyboard keeps the focus. */
  [aria-pressed='true'] {
    color: ${color.textMuted};
    cursor: default;

    &:not(:focus-visible) {
      display: none;
    }
  }

  /* On paper only the words. */
  ${media.print} {
    button {
      display: none;
    }
  }
`;
