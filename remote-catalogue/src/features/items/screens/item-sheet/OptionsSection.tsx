import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { gridStyle, media } from '@back-office/shared/theme';
import { Button, Grid, IconButton } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { SheetSection } from '@back-office/shared/ui/choices';
import type { ItemOption } from '../../domain/itemForm';
import type { SectionProps } from './sections';

const blankOption: ItemOption = { name: '', values: '' };

/** Items have no field for options, so they are not saved. */
export function OptionsSection({ id, state: { form, change } }: SectionProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { options } = form;

  const edit = (place: number, changed: Partial<ItemOption>) =>
    change(
      'options',
      options.map((option, index) => (index === place ? { ...option, ...changed } : option)),
    );

  function remove(place: number) {
    addButton.current?.focus();
    change(
      'options',
      options.filter((_, index) => index !== place),
    );
  }

  return (
    <SheetSection id={id} title="Options" hint="Sizes, colors or anything else that customers choose.">
      {options.length > 0 && (
        <Grid gap={4}>
          {options.map((option, place) => {
            const number = place + 1;
            return (
              <Row key={place}>
                <TextField
                  label={`Option ${number}`}
                  placeholder="Size"
                  value={option.name}
                  autoFocus={place === options.length - 1 && option === blankOption}
                  onChange={(name) => edit(place, { name })}
                />
                <TextField
                  label={`Choices of option ${number}`}
                  placeholder="Small, Medium, Large"
                  value={option.values}
                  onChange={(values) => edit(place, { values })}
                />
                <IconButton label={`Remove option ${number}`} icon={<X />} onClick={() => remove(place)} />
              </Row>
            );
          })}
        </Grid>
      )}
      <div>
        <Button ref={addButton} icon={<Plus />} onClick={() => change('options', [...options, blankOption])}>
          Add Option
        </Button>
      </div>
    </SheetSection>
  );
}

const Row = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 1fr) minmax(0, 2fr) auto', align: 'end' })}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
    }
  }
`;
