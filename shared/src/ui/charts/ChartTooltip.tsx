import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Row, Text, useAnchoredPosition } from '@back-office/shared/ui';
import { floats, overPage, textStyle } from '@back-office/shared/theme';
import { listen } from '../../loading/listen';
import { Swatch } from './Swatch';

interface TooltipRow {
  readonly name: string;
  readonly value: string;
  /** Color of its swatch; `line` for a series drawn as a line. */
  readonly color?: string | undefined;
  readonly line?: string | undefined;
}

interface ChartTooltipProps {
  readonly title: string;
  readonly rows: readonly TooltipRow[];
  /** A sentence below them. */
  readonly note?: string | undefined;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
}

/**
 * The exact values of a mark, next to it. Hidden from screen readers, which announce them as the mark's name. Use the
 * mark as its key, because it is positioned only once.
 */
export function ChartTooltip({ title, rows, note, anchor, onClose }: ChartTooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  useAnchoredPosition({
    isOpen: true,
    overlay: box,
    anchor: () => anchor.current,
    side: 'top',
    align: 'center',
    gap: 8,
    onAnchorHidden: onClose,
  });

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose());
  useEffect(() => listen(document, { keydown: (event) => closeOnEscape(event) }, { capture: true }), []);

  return (
    <Box ref={box} popover="manual" aria-hidden data-react-aria-top-layer="true">
      <Text as="div" tone="muted" anywhere below="2px">
        {title}
      </Text>
      {rows.map(({ name, value, color: swatch, line }) => (
        <Row gap={2} key={name}>
          {swatch !== undefined && <Swatch $color={swatch} />}
          {line !== undefined && <Swatch $color={line} $isLine />}
          <Name>{name}</Name>
          <Text weight="strong" tabular padStart={3}>
            {value}
          </Text>
        </Row>
      ))}
      {note !== undefined && (
        <Text as="div" tone="muted" above="2px">
          {note}
        </Text>
      )}
    </Box>
  );
}

const Box = styled.div`
  ${overPage}
  width: max-content;
  min-width: 120px;
  max-width: min(320px, calc(100vw - 16px));
  ${textStyle({ size: 'xs', tone: 'text', pad: [2, 3], round: 'md', on: 'screen' })}
  ${floats}
  pointer-events: none;
`;

const Name = styled.span`
  flex: 1;
`;
