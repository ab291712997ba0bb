import { compareNames, type Cents } from '@back-office/shared/format';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { gridStyle } from '@back-office/shared/theme';
import { Amount, EmptyState, IconButton } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { Table, TableCell, type Column, type TableSort } from '@back-office/shared/ui/table';
import type { TableName } from '../../data/componentMetadata';
import type { Preview } from './preview';

interface Row {
  readonly name: string;
  readonly stock: number;
  readonly price: Cents;
}

const rows: readonly Row[] = [
  { name: 'Sourdough Loaf, 800 g', stock: 24, price: 950 },
  { name: 'Wildflower Honey, 350 g', stock: 0, price: 1200 },
  { name: 'Pour-Over Set', stock: 12, price: 5800 },
];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Item', cell: ({ name }) => name },
  { id: 'stock', header: 'Stock', width: '80px', align: 'end', phoneLabel: 'Stock', cell: ({ stock }) => stock },
  {
    id: 'price',
    header: 'Price',
    width: '96px',
    align: 'end',
    phone: 'primary',
    cell: ({ price }) => <Amount cents={price} />,
  },
];

const nameOf = ({ name }: Row) => name;
const menuOf = ({ name }: Row) => <IconButton label={`Actions for ${name}`} icon={<EllipsisVertical />} size="small" />;

interface Payment {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly description: string;
  readonly cents: number;
}

const payments: readonly Payment[] = [
  { id: 'TXN-7712', day: 'Sat, Jun 28', time: '8:20 AM', description: 'Wildflower Honey ×6', cents: 12_512 },
  { id: 'PAY-3051', day: 'Sat, Jun 28', time: '7:44 AM', description: 'Bread Baking Workshop', cents: 9_180 },
  { id: 'INV-4402', day: 'Fri, Jun 27', time: '9:00 AM', description: 'Catering Platter ×3', cents: 55_180 },
];

const paymentColumns: readonly Column<Payment>[] = [
  {
    id: 'time',
    header: 'Time',
    width: '92px',
    align: 'end',
    isMuted: true,
    phone: 'secondary',
    sortable: true,
    cell: ({ time }) => time,
  },
  {
    id: 'description',
    header: 'Description',
    phone: 'primary',
    sortable: true,
    cell: ({ description }) => description,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: '112px',
    align: 'end',
    phone: 'amount',
    sortable: true,
    cell: ({ cents }) => <Amount cents={cents} />,
  },
];

const idOf = ({ id }: Payment) => id;
const days = new Map([
  ['Sat, Jun 28', { key: '2025-06-28', label: 'Sat, Jun 28', sum: <Amount cents={21_692} /> }],
  ['Fri, Jun 27', { key: '2025-06-27', label: 'Fri, Jun 27', sum: <Amount cents={55_180} /> }],
]);
const dayOf = ({ day }: Payment) => days.get(day) ?? { key: day, label: day };

const totals = [
  { id: 'listed', cells: { time: 'Listed above', amount: <Amount cents={76_872} /> } },
  { id: 'other', cells: { time: 'Other', amount: <Amount cents={8_500} /> } },
  { id: 'report', cells: { time: 'Gross sales in the report', amount: <Amount cents={85_372} /> }, isStrong: true },
];

/** Leaves room for the shadow and the focus ring of the frame. */
const FullWidth = styled.div`
  ${gridStyle({ pad: 1 })}
`;

export const tablePreviews: Readonly<Record<TableName, Preview>> = {
  Table: {
    states: {
      'Rows with figures': (
        <FullWidth>
          <Table label="Items" rows={rows} rowKey={nameOf} columns={columns} maxHeight={240} />
        </FullWidth>
      ),
      'With a selection and row menus': <Selectable />,
      'Sorted, with an open row': <Sortable />,
      'Groups and totals': (
        <FullWidth>
          <Table
            label="Payments by day"
            rows={payments}
            rowKey={idOf}
            columns={paymentColumns}
            groupOf={dayOf}
            foot={totals}
            rowHeight={40}
            maxHeight={420}
          />
        </FullWidth>
      ),
      'Without rows': (
        <FullWidth>
          <Table
            label="Items"
            rows={[]}
            rowKey={nameOf}
            columns={columns}
            empty={<EmptyState title="No items yet" hint="Create your first item." />}
          />
        </FullWidth>
      ),
    },
    isWide: true,
  },
  TableCell: {
    states: { 'In a first row': <QuickCreate /> },
    isWide: true,
  },
};

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(rows.slice(0, 1).map(nameOf)));
  const isAll = selected.size === rows.length;
  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    setSelected(next);
  };
  return (
    <FullWidth>
      <Table
        label="Items to choose from"
        rows={rows}
        rowKey={nameOf}
        columns={columns}
        rowMenu={menuOf}
        maxHeight={240}
        selection={{
          selected,
          onToggle: toggle,
          allState: isAll ? 'all' : selected.size > 0 ? 'some' : 'none',
          onToggleAll: () => setSelected(new Set(isAll ? [] : rows.map(nameOf))),
          labelOf: nameOf,
        }}
      />
    </FullWidth>
  );
}

function Sortable() {
  const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'descending' });
  const [openKey, setOpenKey] = useState('PAY-3051');
  const sorted = payments.toSorted((a, b) => orders[sort.column]?.(a, b) ?? 0);
  const sortBy = (column: string) => {
    const isReversed = column === sort.column && sort.direction === 'ascending';
    setSort({ column, direction: isReversed ? 'descending' : 'ascending' });
  };
  return (
    <FullWidth>
      <Table
        label="Payments to open"
        rows={sort.direction === 'ascending' ? sorted : sorted.reverse()}
        rowKey={idOf}
        columns={paymentColumns}
        sort={sort}
        onSort={sortBy}
        openKey={openKey}
        onOpen={({ id }) => setOpenKey(id)}
        maxHeight={280}
      />
    </FullWidth>
  );
}

const orders: Readonly<Record<string, (a: Payment, b: Payment) => number>> = {
  time: (a, b) => parseInt(a.time) - parseInt(b.time),
  description: (a, b) => compareNames(a.description, b.description),
  amount: (a, b) => a.cents - b.cents,
};

function QuickCreate() {
  const [name, setName] = useState('');
  return (
    <FullWidth>
      <Table
        label="Items with Quick create"
        rows={rows.slice(0, 1)}
        rowKey={nameOf}
        columns={columns}
        maxHeight={160}
        firstRow={
          <>
            <TableCell phone="primary">
              <TextField
                label="Quick create"
                hideLabel
                look="bare"
                placeholder="Quick create"
                value={name}
                onChange={setName}
              />
            </TableCell>
            <TableCell align="end">–</TableCell>
            <TableCell align="end">
              <Amount cents={0} />
            </TableCell>
          </>
        }
      />
    </FullWidth>
  );
}
