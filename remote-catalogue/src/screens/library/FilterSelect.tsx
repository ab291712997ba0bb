import { ChevronDown } from 'lucide-react';
import styled, { css } from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, oneLine, radius, shadow, size, space, text, weight } from '@back-office/shared/theme';
import type { FilterOption } from '../../domain/filterItems';

interface FilterSelectProps {
  readonly label: string;
  /** Empty while it narrows nothing. */
  readonly value: string;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: string) => void;
}

/**
 * The platform's own select under the look of a filter chip: `Status Active ⌄`, tinted while it narrows. The select
 * lies over its words, so that pointer, keyboard and screen reader meet nothing else.
 */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const isNarrowing = value !== '';
  return (
    <Chip $isNarrowing={isNarrowing}>
      <Name aria-hidden>{label}</Name>
      {isNarrowing && <Chosen aria-hidden>{value}</Chosen>}
      <ChevronDown size={16} aria-hidden />
      <Native aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.label} (${formatCount(option.count)})`}
          </option>
        ))}
      </Native>
    </Chip>
  );
}

const narrowing = css`
  border-color: ${color.accentBorder};
  background-color: ${color.accentSubtle};

  > svg {
    color: ${color.accentText};
  }
`;

const Chip = styled.div<{ readonly $isNarrowing: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  max-width: 280px;
  height: ${size.control};
  padding: 0 ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background-color: ${color.bgRaised};
  box-shadow: ${shadow.control};
  ${text.sm}

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  &:hover {
    background-color: ${color.bgHover};
  }

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  ${(props) => props.$isNarrowing && narrowing}
`;

const Name = styled.span`
  flex: none;
  font-weight: ${weight.medium};

  &:not(:nth-last-child(3)) {
    font-weight: ${weight.regular};
    color: ${color.textSecondary};
  }
`;

const Chosen = styled.span`
  ${oneLine}
  font-weight: ${weight.strong};
  color: ${color.accentText};
`;

const Native = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  appearance: none;
  opacity: 0;
  cursor: pointer;

  option {
    background-color: ${color.bgOverlay};
    color: ${color.text};
  }
`;
