import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle, media, ruledApart, textStyle } from '@back-office/shared/theme';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and what they are, one line each. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <Line key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </dl>
  );
}

const Line = styled.div`
  ${gridStyle({ gap: ['2px', 4], size: 'sm', padY: '10px', columns: '176px minmax(0, 1fr)' })}
  ${ruledApart}

  dt {
    ${textStyle({ tone: 'muted' })}
  }

  dd {
    ${textStyle({ tone: 'text', anywhere: true })}
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
