import styled from 'styled-components';
import { rowStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { Menu } from '@back-office/shared/ui/choices';
import { itemTypes } from '../../../../domain/limits';
import { ItemPicture } from '../../../../parts/ItemPicture';

interface ItemTypeFieldProps {
  readonly itemType: string;
  readonly onChange: (itemType: string) => void;
}

const menuItems = itemTypes.map(({ name }) => ({ id: name, label: name, icon: <ItemPicture itemType={name} /> }));

/** The type of the item; Change lists the others. */
export function ItemTypeField({ itemType, onChange }: ItemTypeFieldProps) {
  return (
    <Card role="group" aria-label="Item type">
      <ItemPicture itemType={itemType} />
      <div>
        <Text as="div" size="xs" tone="muted">
          Item type
        </Text>
        <Text as="div" size="sm" weight="medium">
          {itemType}
        </Text>
      </div>
      <Menu
        trigger={
          <Button size="small" aria-label={`Change item type, now ${itemType}`}>
            Change
          </Button>
        }
        items={menuItems}
        onAction={onChange}
      />
    </Card>
  );
}

const Card = styled.div`
  ${rowStyle({ gap: 3, pad: 3, round: 'md', line: 'around' })}

  > :last-child {
    margin-inline-start: auto;
  }
`;
