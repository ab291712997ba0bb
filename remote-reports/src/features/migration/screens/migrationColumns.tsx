import styled from 'styled-components';
import { space, weight } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import type { MigrationEntry } from '../domain/migrationEntry';
import { StateMark } from './StateMark';

const none = '–';

export const migrationColumns: readonly Column<MigrationEntry>[] = [
  {
    id: 'report',
    header: 'Report',
    width: 'minmax(180px, 1.4fr)',
    phone: 'primary',
    cell: ({ report }) => <Name>{report}</Name>,
  },
  {
    id: 'currentState',
    header: 'Current state',
    width: '272px',
    phone: 'secondary',
    cell: ({ currentState }) => (
      <State>
        <StateMark state={currentState} />
        {currentState}
      </State>
    ),
  },
  {
    id: 'dataSource',
    header: 'Data source',
    width: 'minmax(130px, 1fr)',
    phone: 'hidden',
    cell: ({ dataSource }) => dataSource,
  },
  { id: 'category', header: 'Category', width: '112px', phone: 'amount', cell: ({ category }) => category },
  {
    id: 'owner',
    header: 'Owner',
    width: 'minmax(120px, 1fr)',
    phone: 'hidden',
    cell: ({ owner = none }) => owner,
  },
  {
    id: 'notes',
    header: 'Notes',
    width: 'minmax(180px, 1.4fr)',
    phone: 'hidden',
    cell: ({ notes = none }) => notes,
  },
];

const Name = styled.span`
  font-weight: ${weight.medium};
`;

const State = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
  min-width: 0;
`;
