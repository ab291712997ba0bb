import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import {
  boxStyle,
  color,
  fadedEdges,
  media,
  motion,
  oneLine,
  rowStyle,
  size,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { Button, Stack, useHiddenContent } from '@back-office/shared/ui';

export interface FilterBarProps {
  /** The search field, then the filters. */
  readonly children: ReactNode;
  /** One removable chip for each active filter, for example `Type: Sale`. */
  readonly chips: readonly { readonly label: string; readonly onRemove: () => void }[];
  /** Resets all filters to their defaults. */
  readonly onClear: () => void;
  /** Number of rows after filtering. */
  readonly shown: number;
  /** Number of rows without filters. */
  readonly total: number;
}

const controls = 'input, select, button';

/** The filters above a list. A second line shows the active filters, Clear filters and `n of m`. */
export function FilterBar({ children, chips, onClear, shown, total }: FilterBarProps) {
  const controlsRef = useRef<HTMLDivElement>(null);
  const chipsRef = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenContent(controlsRef);
  const isNarrowed = chips.length > 0 || shown !== total;

  /** The pressed button is about to disappear: move the focus to its neighbor first, or to the search. */
  function remove(index: number, onRemove: () => void) {
    const buttons = chipsRef.current?.querySelectorAll<HTMLElement>('[data-chip]');
    const neighbor = buttons?.[index + 1] ?? buttons?.[index - 1];
    (neighbor ?? controlsRef.current?.querySelector<HTMLElement>(controls))?.focus();
    onRemove();
  }

  function clear() {
    controlsRef.current?.querySelector<HTMLElement>(controls)?.focus();
    onClear();
  }

  return (
    <Stack gap={2} shrink relative>
      <Controls ref={controlsRef} data-more-before={before || undefined} data-more-after={after || undefined}>
        {children}
      </Controls>
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
    </Stack>
  );
}

/**
 * On phones the filters scroll sideways up to the edge of the screen. The search stays on a line above: it is
 * positioned outside the scrolling part, in space that is kept free for it.
 */
const Controls = styled.div`
  ${rowStyle({ gap: 2, wrap: true, on: 'screen' })}

  > :first-child:has([type='search']) {
    flex: 1 1 200px;
    max-width: 280px;
  }

  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * ${size.gutter});
    padding: 4px ${size.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    ${fadedEdges}

    > * {
      flex: none;
    }

    &:has(> :first-child [type='search']) {
      --fade-top: calc(${size.control} + ${space[2]});

      padding-top: calc(4px + var(--fade-top));
    }

    > :first-child:has([type='search']) {
      position: absolute;
      inset: 0 0 auto;
      max-width: none;
    }
  }
`;

const Line = styled.div<{ readonly $isEmpty: boolean }>`
  display: ${(props) => (props.$isEmpty ? 'contents' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.controlSmall};

  /* Paper says what is filtered, without the buttons. */
  ${media.print} {
    ${boxStyle({ minHeight: '0px', below: 2 })}

    > button:not([data-chip]),
    svg {
      display: none;
    }
  }
`;

const Chip = styled.button`
  ${rowStyle({ gap: 1, inline: true, size: 'xs', tone: 'accent', weight: 'medium', maxWidth: '280px', round: 'sm' })}
  height: 28px;
  padding: 0 6px 0 10px;
  background-color: ${color.accentSubtle};
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
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true, last: true })}

  /* Takes no space while empty, but stays: a status region is announced only if it existed before. */
  &:empty {
    position: absolute;
  }
`;
