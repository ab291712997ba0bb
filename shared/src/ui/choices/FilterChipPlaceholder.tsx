import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { chip } from '../../theme/theme';

interface FilterChipPlaceholderProps {
  readonly label: string;
  /** Text after the label; an inactive chip may have none. */
  readonly value?: string | undefined;
  readonly isActive: boolean;
}

/** Looks like a `FilterChip` until `deferredPart` has loaded the real one. */
export function FilterChipPlaceholder({ label, value, isActive }: FilterChipPlaceholderProps) {
  return (
    <Chip type="button" aria-haspopup="dialog" aria-expanded={false} data-active={isActive || undefined}>
      <span>{label}</span>
      {value !== undefined && <strong>{value}</strong>}
      <ChevronDown size={16} aria-hidden />
    </Chip>
  );
}

const Chip = styled.button`
  ${chip}
`;
