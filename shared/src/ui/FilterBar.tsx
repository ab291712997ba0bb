import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, motion, oneLine, radius, size, space, tabular, text, weight } from '../theme/theme';
import { Button } from './Button';

export interface FilterBarProps {
  /** The search field, then the filters. */
  readonly children: ReactNode;
  /** One removable chip for each filter that narrows, for example `Type: Sale`. */
  readonly chips: readonly { readonly label: string; readonly onRemove: () => void }[];
  /** Back to how the list opens. */
  readonly onClear: () => void;
  /** Rows left. */
  readonly shown: number;
  /** Rows there would be if nothing narrowed the list. */
  readonly total: number;
}

const controls = 'input, select, button';

/** The line of filters above a list; below it what narrows the list, Clear filters and `n of m`. */
export function FilterBar({ children, chips, onClear, shown, total }: FilterBarProps) {
  const controlsRef = useRef<HTMLDivElement>(null);
  const chipsRef = useRef<HTMLDivElement>(null);
  const isNarrowed = chips.length > 0 || shown !== total;

  /** The pressed button is about to go: the focus moves to its neighbour first, else to the search. */
  function remove(index: number, onRemove: () => void) {
    const buttons = chipsRef.current?.querySelectorAll<HTMLElement>('[data-chip]');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    (neighbour ?? controlsRef.current?.querySelector<HTMLElement>(controls))?.focus();
    onRemove();
  }

  function clear() {
    controlsRef.current?.querySelector<HTMLElement>(controls)?.focus();
    onClear();
  }

  return (
    <Bar>
      <Controls ref={controlsRef}>{children}</Controls>
      <Line ref={chipsRef} $isEmpty={!isNarrowed}>
        {chips.map(({ label, onRemove }, index) => (
          <Chip
            key={label}
            type="button"
            data-chip=""
            aria-label={`Remove filter ${label}`}
            title={label}
            onClick={() => remove(index, onRemove)}
          >
            <span>{label}</span>
            <X size={14} aria-hidden />
          </Chip>
        ))}
        {isNarrowed && (
          <Button variant="link" size="small" onClick={clear}>
            Clear filters
          </Button>
        )}
        <Count role="status">{isNarrowed && `${formatCount(shown)} of ${formatCount(total)}`}</Count>
      </Line>
    </Bar>
  );
}

const Bar = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`;

/**
 * On phones the filters scroll sideways, to the very edge of the screen, while the search keeps a line of its own: it is
 * taken out of what scrolls and stands in the room left free above.
 */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  > :first-child:has([type='search']) {
    flex: 0 1 280px;
  }

  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * ${size.gutter});
    padding: 4px ${size.gutter};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }

    &:has(> :first-child [type='search']) {
      padding-top: calc(4px + ${size.control} + ${space[2]});
    }

    > :first-child:has([type='search']) {
      position: absolute;
      inset: 0 0 auto;
    }
  }
`;

const Line = styled.div<{ readonly $isEmpty: boolean }>`
  display: ${(props) => (props.$isEmpty ? 'contents' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.controlSmall};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 280px;
  height: 28px;
  padding: 0 6px 0 10px;
  border-radius: ${radius.sm};
  background-color: ${color.accentSubtle};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.accentText};
  box-shadow: inset 0 0 0 1px transparent;
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.accentBorder};
  }

  span {
    ${oneLine}
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  ${text.xs}
  color: ${color.textMuted};
  ${tabular}

  /* Empty it takes no room, but it stays: a status region that only now appears is not read out. */
  &:empty {
    position: absolute;
  }
`;
