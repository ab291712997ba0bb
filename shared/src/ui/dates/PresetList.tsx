import styled from 'styled-components';
import type { DayRange } from '@back-office/shared/format';
import {
  color,
  currentBar,
  gridStyle,
  hoverGround,
  media,
  radius,
  rowStyle,
  size,
  textStyle,
} from '@back-office/shared/theme';
import type { DatePreset } from './presets';

interface PresetListProps {
  readonly presets: readonly DatePreset[];
  /** The range in the fields; its preset is marked. */
  readonly chosen: DayRange | undefined;
  readonly onChoose: (range: DayRange) => void;
}

/** Named periods to choose with one press: a column, on phones a row that scrolls sideways. */
export function PresetList({ presets, chosen, onChoose }: PresetListProps) {
  return (
    <List aria-label="Periods">
      {presets.map(({ label, range }) => (
        <li key={label}>
          <Choice
            type="button"
            aria-current={chosen?.from === range.from && chosen.to === range.to ? 'true' : undefined}
            onClick={() => onChoose(range)}
          >
            {label}
          </Choice>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${gridStyle({ gap: '2px', pad: [3, 2] })}
  align-content: start;
  min-width: 148px;
  border-inline-end: 1px solid ${color.border};

  ${media.phone} {
    ${rowStyle({ gap: 2, align: 'stretch', pad: [3, 4] })}
    border-inline-end: 0;
    border-bottom: 1px solid ${color.border};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Choice = styled.button`
  height: ${size.controlSmall};
  ${textStyle({ size: 'sm', textAlign: 'start', nowrap: true, pad: ['0px', 3], width: '100%', round: 'sm' })}
  ${hoverGround}

  &[aria-current='true'] {
    ${textStyle({ tone: 'accent', weight: 'medium', ground: 'accentSubtle' })}
    ${currentBar}
  }

  ${media.phone} {
    height: ${size.control};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.md};

    &[aria-current='true'] {
      border-color: ${color.accentBorder};
    }
  }
`;
