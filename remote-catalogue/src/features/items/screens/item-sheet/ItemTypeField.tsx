import styled from 'styled-components';
import { color, radius, space, text, weight } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
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
        <Label>Item type</Label>
        <Name>{itemType}</Name>
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
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Label = styled.div`
  ${text.xs}
  color: ${color.textMuted};
`;

const Name = styled.div`
  ${text.sm}
  font-weight: ${weight.medium};
`;
