import { Store } from 'lucide-react';
import styled from 'styled-components';
import { centered, textStyle } from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';

/** The merchant's store, never a provider's brand. */
export function StoreMark({ name }: { readonly name: string }) {
  return (
    <Row as="span" gap="10px" shrink>
      <Tile>
        <Store size={16} strokeWidth={2} aria-hidden />
      </Tile>
      <StoreName title={name}>{name}</StoreName>
    </Row>
  );
}

const Tile = styled.span`
  ${centered}
  ${textStyle({ tone: 'inverse', fixed: true, ground: 'inverse', round: 'md', square: '28px' })}
`;

export const StoreName = styled.span`
  ${textStyle({ size: 'sm', tone: 'text', weight: 'strong', oneLine: true })}
`;
