import { Store } from 'lucide-react';
import styled from 'styled-components';
import { sampleFacts } from '@back-office/shared/ledger';
import { centered, textStyle } from '@back-office/shared/theme';
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
  ${textStyle({ tone: 'inverse', fixed: true, ground: 'inverse', round: 'md', square: '28px' })}
`;

const Name = styled.span`
  ${textStyle({ size: 'sm', tone: 'text', weight: 'strong', oneLine: true, padEnd: 1 })}
`;
