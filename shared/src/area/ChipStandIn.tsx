import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, shadow, size, space, text, weight } from '../theme/theme';

interface ChipStandInProps {
  readonly label: string;
  /** What it shows after its name; a chip that narrows nothing may show no value. */
  readonly value?: string | undefined;
  readonly isNarrowing: boolean;
}

/** A filter chip to look at, until `deferredPart` has loaded its list of options. */
export function ChipStandIn({ label, value, isNarrowing }: ChipStandInProps) {
  return (
    <Chip type="button" aria-haspopup="dialog" aria-expanded={false} data-narrows={isNarrowing || undefined}>
      <span>{label}</span>
      {value !== undefined && <strong>{value}</strong>}
      <ChevronDown size={16} aria-hidden />
    </Chip>
  );
}

const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  height: ${size.control};
  padding: 0 ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background-color: ${color.bgRaised};
  box-shadow: ${shadow.control};
  ${text.sm}
  color: ${color.textSecondary};

  strong {
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  svg {
    color: ${color.textMuted};
  }

  &[data-narrows] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }

  &[data-narrows] > :is(strong, svg) {
    color: ${color.accentText};
  }
`;
