import { Check, Plus } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, gridStyle, media, space, textStyle } from '@back-office/shared/theme';
import { IconButton, Row } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { formatMoney } from '@back-office/shared/format';
import { categoryOptions } from '../../../domain/categories';
import type { NewItem } from '../../../domain/item';
import { hasErrors, withoutError, type FormErrors } from '../domain/formErrors';
import { quickItem, validateQuickCreate } from '../domain/quickCreate';
import { NativeSelect } from '@back-office/shared/ui/imports';
import { useCategories } from '../../../state/categories';

interface QuickCreateRowProps {
  /** Resolves to whether the item was created. If not, the row keeps what was entered. */
  readonly onCreate: (item: NewItem) => Promise<boolean>;
}

const blank = { name: '', category: '', price: '' };

/** The first row of the table. Takes a name and, optionally, a category and a price; Enter or the check mark saves. */
export function QuickCreateRow({ onCreate }: QuickCreateRowProps) {
  const { categories } = useCategories();
  const options = useMemo(() => categoryOptions(categories), [categories]);
  const [entry, setEntry] = useState(blank);
  const [errors, setErrors] = useState<FormErrors>({});
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const price = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  function change(field: keyof typeof blank, value: string) {
    setEntry((current) => ({ ...current, [field]: value }));
    setErrors((current) => withoutError(current, field));
  }

  async function create() {
    const found = validateQuickCreate(entry.name, entry.price);
    setErrors(found);
    if (hasErrors(found)) {
      (found.name ? name : price).current?.focus();
      return;
    }
    name.current?.focus();
    if (await onCreate(quickItem(entry.name, entry.price, entry.category))) setEntry(blank);
  }

  function createOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void create();
  }

  return (
    <Cells role="cell">
      <PlusMark size={18} aria-hidden />
      <TextField
        label="Quick create"
        hideLabel
        look="bare"
        placeholder="Quick create"
        value={entry.name}
        error={errors.name}
        ref={name}
        onChange={(value) => change('name', value)}
        onKeyDown={createOnEnter}
      />
      <NativeSelect
        label="Category of the new item"
        none="Category"
        look="bare"
        value={entry.category}
        options={options}
        onChange={(value) => change('category', value)}
        onKeyDown={createOnEnter}
      />
      <Stock aria-hidden>0</Stock>
      <TextField
        label="Price of the new item"
        hideLabel
        look="bare"
        align="end"
        inputMode="decimal"
        placeholder={formatMoney(0)}
        value={entry.price}
        error={errors.price}
        ref={price}
        onChange={(value) => change('price', value)}
        onKeyDown={createOnEnter}
      />
      <Row align="stretch" justify="center">
        <IconButton label="Create this item" icon={<CheckMark />} size="small" onClick={() => void create()} />
      </Row>
    </Cells>
  );
}

/**
 * Uses the table's tracks. Negative margins compensate for the padding of the fields, so that their text lines up with
 * the rows below. On phones only name and price are shown.
 */
const Cells = styled.div`
  ${gridStyle({ columns: 'var(--tracks)', align: 'center', padY: '5px' })}

  > :nth-child(2) {
    margin-inline: calc(-1 * ${space[3]}) ${space[1]};
  }

  > :is(:nth-child(3), :nth-child(5)) {
    margin-inline: ${space[1]};
  }

  ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr) clamp(92px, 28.8vw, 112px) 44px;
    padding-block: 11px;

    > :nth-child(3) {
      display: none;
    }

    > :nth-child(5) {
      margin-inline: 0 calc(-1 * ${space[3]});
    }
  }
`;

const PlusMark = styled(Plus)`
  margin-inline-start: ${space[4]};
  color: ${color.accentText};

  ${media.phone} {
    margin-inline-start: 14px;
  }
`;

const CheckMark = styled(Check)`
  color: ${color.textMuted};
`;

const Stock = styled.span`
  ${textStyle({ tone: 'muted', textAlign: 'end', on: 'wide', padX: 4 })}
`;
