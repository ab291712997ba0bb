import type { ReactNode } from 'react';
import { Badge } from '@back-office/shared/ui';

interface AnyColumn {
  readonly id: string;
  readonly header: string;
  cell(row: never): ReactNode;
}

type Others<Shape> = Omit<Shape, keyof AnyColumn>;

/**
 * Returns a function that makes the columns of a list, with what all of them have:
 * `column('tender', 'Tender', (row) => row.tender, { phone: 'secondary' })`.
 */
export function columnsWith<Shape extends AnyColumn>(usual: Partial<Others<Shape>> = {}) {
  return (id: Shape['id'], header: string, cell: Shape['cell'], others: Others<Shape>) =>
    ({ ...usual, id, header, cell, ...others }) as Shape;
}

/** The usual status is plain text. */
export function Status({ status }: { readonly status: string }) {
  return status === 'Completed' ? status : <Badge tone="notice">{status}</Badge>;
}
