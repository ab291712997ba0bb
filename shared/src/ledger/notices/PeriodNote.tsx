import styled from 'styled-components';
import { isSameRange, longRange, type Day, type DayRange } from '@back-office/shared/format';
import { color, media, rowStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { presetsOf } from '../../ui/dates/presets';
import { useIsSampleLedger } from '../port/LedgerPortProvider';

export interface PeriodNoteProps {
  readonly value: DayRange;
  readonly today: Day;
  /** The day or week of the sample that the screen opens on. Other sources have none. */
  readonly sample: { readonly label: string; readonly range: DayRange };
  /** The periods that are one press away. */
  readonly offered: readonly string[];
  readonly onChoose: (range: DayRange) => void;
}

/** `Sample week: June 22–28, 2025` and the buttons Today and This week; what is shown is not offered. */
export function PeriodNote({ value, today, sample, offered, onChoose }: PeriodNoteProps) {
  const isSample = useIsSampleLedger();
  const named = [...(isSample ? [sample] : []), ...presetsOf(today)];
  const shown = named.find(({ range }) => isSameRange(range, value));
  const buttons = presetsOf(today).filter(({ label }) => offered.includes(label));
  return (
    <Note>
      <span>{shown ? `${shown.label}: ${longRange(value)}` : longRange(value)}</span>
      {[...buttons, ...(isSample ? [sample] : [])].map(({ label, range }) => (
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
