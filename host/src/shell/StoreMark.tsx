import { Store } from 'lucide-react';
import styled from 'styled-components';
import { sampleFacts } from '@back-office/shared/ledger';
import { centered, color, radius, space, square, textStyle } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';

export const { name: storeName } = sampleFacts;

/** The merchant's store, never a provider's brand. */
export function StoreMark() {
  return (
    <Row gap="10px" shrink>
      <Tile>
        <Store size={16} strokeWidth={2} aria-hidden />
      </Tile>
      <Name>{storeName}</Name>
    </Row>
  );
}

const Tile = styled.span`
  ${centered}
  ${textStyle({ tone: 'inverse', fixed: true })}
  ${square('28px')}
  background: ${color.bgInverse};
  border-radius: ${radius.md};
`;

const Name = styled.span`
  ${textStyle({ size: 'sm', tone: 'text', weight: 'strong', oneLine: true })}
  padding-inline-end: ${space[1]};
`;
