import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { chip, tabular } from '@back-office/shared/theme';
import { useRangePicker, type DateRangeProps } from './useRangePicker';

export interface DateRangeChipProps extends DateRangeProps {
  /** Tints the chip: the range is not the default of the list. */
  readonly isActive?: boolean | undefined;
}

/** A date range as a filter chip, `Jun 22 – 28, 2025 ⌄`, that opens the picker. */
export function DateRangeChip({ isActive = false, ...props }: DateRangeChipProps) {
  const { triggerProps, picker } = useRangePicker(props);
  return (
    <>
      <Chip {...triggerProps} type="button" title={props.label} data-active={isActive || undefined}>
        <strong>{formatRange(props.value)}</strong>
        <ChevronDown size={16} aria-hidden />
      </Chip>
      {picker}
    </>
  );
}

const Chip = styled.button`
  ${chip}
  ${tabular}
`;
