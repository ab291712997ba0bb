/** The one table of the product; windowed, so ten rows and 100,000 rows are the same part. */
export { Table } from './Table';
export { TableCell, type TableCellProps } from './TableCell';
export type { Column, PhonePlace } from './column';
export type { RowGroup } from './lines';
export type { FootRow, TableProps, TableSort } from './tableProps';
export type { TableSelection } from './TableRow';
