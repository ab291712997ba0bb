import type { ReactNode } from 'react';
import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { formatMoney, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { boxStyle, color, media, rowStyle, textStyle, weight } from '@back-office/shared/theme';

/** A titled section of the payment details, with a line above it. */
export const PanelSection = styled.section`
  ${boxStyle({ padTop: 4, line: 'top' })}

  ${media.print} {
    break-inside: avoid;
  }
`;

export const PanelTitle = styled(H3)`
  ${textStyle({ size: 'sm', weight: 'strong', below: 1 })}
`;

/** Rows with a label at the start and a value at the end. */
export const PanelLines = styled.dl`
  ${textStyle({ size: 'sm', tabular: true })}
`;

export const PanelLine = styled.div<{ readonly $isSum?: boolean }>`
  ${rowStyle({ gap: 4, align: 'baseline', justify: 'between', padY: '5px', print: { padY: '2px' } })}

  /* Fits a payment on one page. */

  dt {
    color: ${(props) => (props.$isSum ? color.text : color.textSecondary)};
    font-weight: ${(props) => props.$isSum && weight.strong};
  }

  dd {
    ${textStyle({ fixed: true, maxWidth: '65%', textAlign: 'end', anywhere: true })}
    font-weight: ${(props) => props.$isSum && weight.strong};
  }
`;

interface PanelFactProps {
  readonly label: string;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

export function PanelFact({ label, isSum = false, children }: PanelFactProps) {
  return (
    <PanelLine $isSum={isSum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </PanelLine>
  );
}

export const PanelNote = styled.span`
  color: ${color.textMuted};
`;

/** Small amounts below a label. */
export const PanelParts = styled.span`
  ${textStyle({ block: true, size: 'xs', tone: 'muted' })}
`;

/** `Tip $2.00, Fee $1.15`, as far as there are any. A line breaks between them. */
export function partsText(parts: Readonly<Record<string, Cents | Unknown>>): string {
  return Object.entries(parts)
    .flatMap(([label, amount]) => (amount === 0 || amount === unknown ? [] : `${label}\u00a0${formatMoney(amount)}`))
    .join(', ');
}
