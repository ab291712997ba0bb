import styled from 'styled-components';
import { size, space } from '@back-office/shared/theme';
import { dismissals } from '../dismissals';
import { preferencesDefinition } from '../preferences';
import { DamagedValues } from './DamagedValues';

const definitions = [preferencesDefinition, dismissals];

/** The notice for damaged values that belong to no screen, above every screen. */
export function OtherDamagedValues() {
  return (
    <Frame>
      <DamagedValues definitions={definitions} />
    </Frame>
  );
}

const Frame = styled.div`
  &:not(:empty) {
    padding: ${space[3]} ${size.gutter} 0;
  }
`;
