import type { ModuleContent } from '../../../domain/course';
import { faqs } from './faqs';
import { grossToNet, netToCollected, oneReceipt } from '../pictures/waterfalls';
import { grossSales } from './grossSales';
import { netSales } from './netSales';
import { oneReceiptThreeTotals } from './oneReceiptThreeTotals';
import { readAWholeDay } from './readAWholeDay';
import { taxesTipsAndGiftCards } from './taxesTipsAndGiftCards';
import { totalCollected } from './totalCollected';
import { totalLineItem } from './totalLineItem';

export const content: ModuleContent = {
  sections: {
    'one-receipt-three-totals': oneReceiptThreeTotals,
    'gross-sales': grossSales,
    'net-sales': netSales,
    'taxes-tips-and-gift-cards': taxesTipsAndGiftCards,
    'total-line-item': totalLineItem,
    'total-collected': totalCollected,
    'read-a-whole-day': readAWholeDay,
  },
  faqs,
  visualizations: [oneReceipt, grossToNet, netToCollected],
};
