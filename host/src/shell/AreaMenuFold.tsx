import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useFold } from '@back-office/shared/area';
import type { AreaMenuItem, AreaMenuSection } from '@back-office/shared/contract';
import { color, motion, weight } from '@back-office/shared/theme';
import { NavEntry, entryLook } from './NavEntry';
import { NavList } from './NavList';

interface AreaMenuFoldProps extends AreaMenuSection {
  readonly current: AreaMenuItem | undefined;
  readonly onNavigate: () => void;
}

/** A section of an area's menu: a button that folds its entries, and carries their mark while it does. */
export function AreaMenuFold({ label, entries, current, onNavigate }: AreaMenuFoldProps) {
  const holdsCurrent = current !== undefined && entries.includes(current);
  const [isOpen, setOpen] = useFold(holdsCurrent);
  const listId = useId();
  return (
    <>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={holdsCurrent && !isOpen ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Fold>
      <Entries id={listId} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <NavEntry label={entry.label} path={entry.path} isActive={entry === current} onFollow={onNavigate} />
          </li>
        ))}
      </Entries>
    </>
  );
}

const Fold = styled.button`
  ${entryLook}
  justify-content: space-between;
  cursor: pointer;

  svg {
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  &[aria-current] {
    background: ${color.accentSubtle};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
`;

const Entries = styled(NavList)`
  margin-top: 2px;

  &[hidden] {
    display: none;
  }
`;
