import { useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { boxStyle, color, innerRing, media, notOnPaper, radius, space } from '@back-office/shared/theme';
import { useHiddenContent } from '@back-office/shared/ui';

interface SidewaysScrollProps {
  /** Name for screen readers, such as `Sales by day, figures`. */
  readonly label: string;
  readonly className?: string;
  /** A table, perhaps wider than its place. */
  readonly children: ReactNode;
}

/**
 * A wide table scrolls inside this frame instead of the page. An edge beyond which there is more fades out. The arrow
 * keys scroll it while it has the focus; without anything to scroll the Tab key passes it.
 */
export function SidewaysScroll({ label, className, children }: SidewaysScrollProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenContent(scroller);
  return (
    <Frame className={className} data-more-before={before || undefined} data-more-after={after || undefined}>
      <Scroller ref={scroller} role="group" aria-label={label} tabIndex={before || after ? 0 : undefined}>
        {children}
      </Scroller>
    </Frame>
  );
}

const fade = css`
  position: absolute;
  inset-block: 0;
  width: 40px;
  content: '';
  pointer-events: none;

  /* Gradients are not shown there. */
  @media (forced-colors: active) {
    width: 4px;
    background-color: CanvasText;
    forced-color-adjust: none;
  }

  ${notOnPaper}
`;

/** A first column that stays in place is above the fade before it, and has a line of its own. */
const Frame = styled.div`
  ${boxStyle({ relative: true, shrink: true })}
  isolation: isolate;
  overflow: clip;

  &[data-more-before]::before {
    ${fade}
    inset-inline-start: 0;
    z-index: 1;
    background-image: linear-gradient(to right, ${color.bgRaised}, transparent);
  }

  &[data-more-after]::after {
    ${fade}
    inset-inline-end: 0;
    z-index: 2;
    border-inline-end: 1px solid ${color.borderStrong};
    background-image: linear-gradient(to left, ${color.bgRaised} 15%, transparent);
  }

  &[data-more-before] th:first-child {
    box-shadow: inset -1px 0 ${color.borderStrong};
  }

  ${media.print} {
    overflow: visible;

    th:first-child {
      box-shadow: none !important;
    }
  }
`;

/** Positioned, so that visually hidden texts scroll with the table. */
const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: inherit;
  ${innerRing}

  ${media.print} {
    overflow: visible;
  }
`;

/** Extends to the edges of its card. */
export const CardScroll = styled(SidewaysScroll)`
  --edge: -20px;

  margin: 0 var(--edge) ${space[2]};

  &:last-child {
    margin-bottom: var(--edge);
    border-radius: 0 0 calc(${radius.lg} - 1px) calc(${radius.lg} - 1px);
  }

  ${media.phone} {
    --edge: calc(-1 * ${space[4]});
  }
`;
