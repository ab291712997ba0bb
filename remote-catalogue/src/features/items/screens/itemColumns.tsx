import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { priceLabel } from '../../../domain/price';
import { ItemPicture } from '../../../parts/ItemPicture';

export const itemColumns: readonly Column<Item>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(0, 2.2fr)',
    phone: 'primary',
    thumbnail: (item) => <ItemPicture key="picture" itemType={item.itemType} />,
    cell: (item) => item.name,
  },
  {
    id: 'reportingCategory',
    header: 'Reporting category',
    width: 'minmax(0, 1fr)',
    phone: 'secondary',
    cell: (item) => item.reportingCategory,
  },
  {
    id: 'stock',
    header: 'Stock',
    width: '112px',
    align: 'end',
    phone: 'secondary',
    phoneLabel: 'Stock',
    cell: (item) => item.stock,
  },
  {
    id: 'price',
    header: 'Price',
    width: '132px',
    align: 'end',
    phone: 'primary',
    cell: (item) => priceLabel(item.price),
  },
];
