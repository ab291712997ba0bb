/** The one table of the product; windowed, so ten rows and 100,000 rows are the same part. */
export { Table, type TableProps } from './Table';
export { TableCell, type TableCellProps } from './TableCell';
export type { Column, PhonePlace } from './column';
export type { TableSelection } from './TableRow';
