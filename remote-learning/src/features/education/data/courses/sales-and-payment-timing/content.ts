import type { ModuleContent } from '../../../domain/course';
import { faqs } from './faqs';
import { cardToBank } from '../pictures/cardToBank';
import { threeDates } from '../pictures/threeDates';
import { aSaleAndAPayment } from './aSaleAndAPayment';
import { fromCardToBank } from './fromCardToBank';
import { matchABankDeposit } from './matchABankDeposit';
import { theBusinessDay } from './theBusinessDay';
import { theDailySummary } from './theDailySummary';
import { twoKindsOfDeposit } from './twoKindsOfDeposit';
import { whenSalesAndPaymentsAreReported } from './whenSalesAndPaymentsAreReported';

export const content: ModuleContent = {
  sections: {
    'a-sale-and-a-payment': aSaleAndAPayment,
    'when-sales-and-payments-are-reported': whenSalesAndPaymentsAreReported,
    'the-business-day': theBusinessDay,
    'the-daily-summary': theDailySummary,
    'from-card-to-bank': fromCardToBank,
    'match-a-bank-deposit': matchABankDeposit,
    'two-kinds-of-deposit': twoKindsOfDeposit,
  },
  faqs,
  visualizations: [threeDates, cardToBank],
};
