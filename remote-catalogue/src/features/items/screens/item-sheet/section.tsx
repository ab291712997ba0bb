import styled from 'styled-components';
import { gridStyle } from '@back-office/shared/theme';
import type { ItemFormState } from '../../state/useItemForm';

/** The props of every section of the sheet. */
export interface SectionProps {
  readonly id: string;
  readonly state: ItemFormState;
}

/** Fields next to each other; on phones below each other. */
export const FieldRow = styled.div<{ readonly $columns: 2 | 3 }>`
  ${gridStyle({ gap: 4, align: 'start', phone: { columns: 'minmax(0, 1fr)' } })}
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
`;
