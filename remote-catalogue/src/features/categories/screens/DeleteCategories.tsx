import { useState } from 'react';
import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, space, text, weight } from '@back-office/shared/theme';
import { ConfirmDialog } from '@back-office/shared/ui';
import { categoryOptions, itemsIn, type Category } from '../../../domain/categories';
import { PlainSelect } from '../../../parts/PlainSelect';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

interface DeleteCategoriesProps {
  readonly gone: readonly Category[];
  /** How many of them the search hides. */
  readonly hidden: number;
  /** `to` is the category their items go into; empty for none. */
  readonly onDelete: (to: string) => void;
  readonly onClose: () => void;
}

/** Says what becomes of the items, and lets the merchant choose: no item is ever lost with its category. */
export function DeleteCategories({ gone, hidden, onDelete, onClose }: DeleteCategoriesProps) {
  const { items } = useItems();
  const { categories } = useCategories();
  const [to, setTo] = useState('');
  const [first] = gone;
  const count = itemsIn(items, new Set(gone.map(({ name }) => name)));
  const left = categories.filter(({ id }) => !gone.some((category) => category.id === id));
  const stay = `${countOf(count, 'item stays', 'items stay')} in your list, without a category.`;
  const move = `${countOf(count, 'item moves', 'items move')} to ${to}.`;
  return (
    <ConfirmDialog
      title={
        gone.length === 1 && first
          ? `Delete “${first.name}”?`
          : `Delete ${countOf(gone.length, 'category', 'categories')}?`
      }
      message={
        <>
          {hidden > 0 && `${countOf(hidden, 'of them is', 'of them are')} hidden by the search. `}
          {count === 0 ? 'No item is affected.' : to === '' ? stay : move}
          {count > 0 && (
            <Target>
              <span aria-hidden>Move items to</span>
              <PlainSelect
                label="Move items to"
                value={to}
                none="No category"
                look="plain"
                options={categoryOptions(left)}
                onChange={setTo}
              />
            </Target>
          )}
        </>
      }
      confirmLabel="Delete"
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onDelete(to);
      }}
    />
  );
}

const Target = styled.div`
  display: grid;
  gap: 6px;
  margin-top: ${space[4]};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.text};
`;
