import type { ModuleContent } from '../../../domain/course';
import { faqs } from './faqs';
import { depositToSale } from '../pictures/depositToSale';
import { effectiveRate } from '../pictures/effectiveRate';
import { feeByTender } from '../pictures/feeByTender';
import { aDepositIsNotASale } from './aDepositIsNotASale';
import { anOrderAcrossMonths } from './anOrderAcrossMonths';
import { completingTheOrder } from './completingTheOrder';
import { giftCards } from './giftCards';
import { netTotal } from './netTotal';
import { smallPayments } from './smallPayments';
import { whatAPaymentCosts } from './whatAPaymentCosts';

export const content: ModuleContent = {
  sections: {
    'what-a-payment-costs': whatAPaymentCosts,
    'small-payments': smallPayments,
    'net-total': netTotal,
    'a-deposit-is-not-a-sale': aDepositIsNotASale,
    'completing-the-order': completingTheOrder,
    'gift-cards': giftCards,
    'an-order-across-months': anOrderAcrossMonths,
  },
  faqs,
  visualizations: [feeByTender, effectiveRate, depositToSale],
};
