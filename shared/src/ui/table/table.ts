/** The one table of the product. It draws only the rows in view, so it serves ten rows as well as 100,000. */
export { Table } from './Table';
export { TableCell, type TableCellProps } from './FirstRow';
export type { Column, PhonePosition } from './columns';
export type { RowGroup } from './lines';
export type { FootRow, TableProps, TableSelection, TableSort } from './tableProps';
