import { Store } from 'lucide-react';
import styled from 'styled-components';
import { sampleFacts } from '@back-office/shared/ledger';
import { color, oneLine, radius, space, text, weight } from '@back-office/shared/theme';

export const { name: storeName } = sampleFacts;

/** The merchant's store, never a provider's brand. */
export function StoreMark() {
  return (
    <Mark>
      <Tile>
        <Store size={16} strokeWidth={2} aria-hidden />
      </Tile>
      <Name>{storeName}</Name>
    </Mark>
  );
}

const Mark = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  color: ${color.textInverse};
  background: ${color.bgInverse};
  border-radius: ${radius.md};
`;

const Name = styled.span`
  ${oneLine}
  ${text.sm}
  font-weight: ${weight.strong};
  color: ${color.text};
  padding-inline-end: ${space[1]};
`;
