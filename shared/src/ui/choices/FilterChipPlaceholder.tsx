import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { chip, visuallyHidden } from '@back-office/shared/theme';

interface FilterChipPlaceholderProps {
  readonly label: string;
  /** Text after the label; an inactive chip may have none. */
  readonly value?: string | undefined;
  readonly isActive: boolean;
  /** As in `FilterChip`. */
  readonly hidePlaceholder?: boolean;
}

/** Looks like a `FilterChip` until `deferredPart` has loaded the real one. */
export function FilterChipPlaceholder(props: FilterChipPlaceholderProps) {
  const { label, value, isActive, hidePlaceholder = false } = props;
  return (
    <Chip type="button" aria-haspopup="dialog" aria-expanded={false} data-active={isActive || undefined}>
      <span>{label}</span>
      {value !== undefined && <Value $isHidden={hidePlaceholder && !isActive}>{value}</Value>}
      <ChevronDown size={16} aria-hidden />
    </Chip>
  );
}

const Chip = styled.button`
  ${chip}
`;

const Value = styled.strong<{ readonly $isHidden: boolean }>`
  ${(props) => props.$isHidden && visuallyHidden}
`;
