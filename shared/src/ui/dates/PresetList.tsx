import styled from 'styled-components';
import type { DayRange } from '@back-office/shared/format';
import { color, media, radius, size, space, text, weight } from '../../theme/theme';
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
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 148px;
  padding: ${space[3]} ${space[2]};
  border-inline-end: 1px solid ${color.border};

  ${media.phone} {
    display: flex;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-inline-end: 0;
    border-bottom: 1px solid ${color.border};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Choice = styled.button`
  width: 100%;
  height: ${size.controlSmall};
  padding: 0 ${space[3]};
  border-radius: ${radius.sm};
  ${text.sm}
  text-align: start;
  white-space: nowrap;

  &:hover {
    background-color: ${color.bgHover};
  }

  &[aria-current='true'] {
    background-color: ${color.accentSubtle};
    font-weight: ${weight.medium};
    color: ${color.accentText};
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
