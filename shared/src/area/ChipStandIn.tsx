import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { chip } from '../theme/theme';

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
  ${chip}
`;
