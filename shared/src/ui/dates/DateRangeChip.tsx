import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { color, motion, radius, shadow, size, space, tabular, text, weight } from '../../theme/theme';
import { useRangePicker, type DateRangeProps } from './useRangePicker';

export interface DateRangeChipProps extends DateRangeProps {
  /** Tints the chip: the range is not the one that the list starts with. */
  readonly isNarrowing?: boolean | undefined;
}

/** A period as a filter chip, `Jun 22 – 28, 2025 ⌄`, that opens the picker. */
export function DateRangeChip({ isNarrowing = false, ...props }: DateRangeChipProps) {
  const { openerProps, picker } = useRangePicker(props);
  return (
    <>
      <Chip {...openerProps} type="button" title={props.label} $isNarrowing={isNarrowing}>
        {formatRange(props.value)}
        <ChevronDown size={16} aria-hidden />
      </Chip>
      {picker}
    </>
  );
}

const Chip = styled.button<{ readonly $isNarrowing: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  height: ${size.control};
  padding: 0 ${space[3]};
  border: 1px solid ${(props) => (props.$isNarrowing ? color.accentBorder : color.borderStrong)};
  border-radius: ${radius.md};
  background-color: ${(props) => (props.$isNarrowing ? color.accentSubtle : color.bgRaised)};
  box-shadow: ${shadow.control};
  ${text.sm}
  font-weight: ${weight.strong};
  ${tabular}
  color: ${(props) => (props.$isNarrowing ? color.accentText : color.text)};
  white-space: nowrap;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${(props) => (props.$isNarrowing ? color.accentSubtle : color.bgHover)};
    border-color: ${(props) => (props.$isNarrowing ? color.accent : color.borderStrong)};
  }

  &[aria-expanded='true'] {
    border-color: ${color.accent};
  }

  svg {
    color: ${(props) => (props.$isNarrowing ? color.accentText : color.textMuted)};
  }
`;
