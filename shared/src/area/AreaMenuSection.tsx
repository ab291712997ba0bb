import { useId } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { AreaMenuItem, AreaMenuSection as Section } from '@back-office/shared/contract';
import { color, motion } from '../theme/theme';
import { AreaMenuEntry, UnavailableEntry, entryLook } from './AreaMenuEntry';
import { useFold } from './useFold';

interface AreaMenuSectionProps extends Section {
  readonly current: AreaMenuItem | undefined;
}

/** A button that folds the entries below it. Folded over the current page it carries the mark itself. */
export function AreaMenuSection({ label, entries, current }: AreaMenuSectionProps) {
  const holdsCurrent = current !== undefined && entries.includes(current);
  const [isOpen, setOpen] = useFold(holdsCurrent);
  const listId = useId();
  const inside = (
    <>
      {label}
      <Chevron size={16} aria-hidden />
    </>
  );
  if (entries.length === 0) return <UnavailableEntry>{inside}</UnavailableEntry>;
  return (
    <>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={holdsCurrent && !isOpen ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {inside}
      </Fold>
      <Inner id={listId} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <AreaMenuEntry {...entry} isCurrent={entry === current} />
          </li>
        ))}
      </Inner>
    </>
  );
}

const Chevron = styled(ChevronRight)`
  transition: transform ${motion.fast};

  [aria-expanded='true'] > & {
    transform: rotate(90deg);
  }
`;

const Fold = styled.button`
  ${entryLook}
  justify-content: space-between;
`;

/** A hairline leads from the section down its entries, and runs behind them. */
const Inner = styled.ul`
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0 auto 2px 19px;
    border-inline-start: 1px solid ${color.borderStrong};
    content: '';
  }

  &[hidden] {
    display: none;
  }

  && a,
  && button {
    padding-inline-start: 26px;
  }
`;
