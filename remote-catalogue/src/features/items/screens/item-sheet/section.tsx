import styled from 'styled-components';
import { media, space } from '@back-office/shared/theme';
import type { ItemFormState } from '../../state/useItemForm';

/** The props of every section of the sheet. */
export interface SectionProps {
  readonly id: string;
  readonly state: ItemFormState;
}

/** Fields next to each other; on phones below each other. */
export const FieldRow = styled.div<{ readonly $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
