import { adyenSettlement } from './adyenSettlement';
import { amazonOrders } from './amazonOrders';
import { amazonTransactions } from './amazonTransactions';
import { cloverItems, cloverOrders, cloverPayments } from './clover';
import { ebayTransactions } from './ebayTransactions';
import { etsyItems, etsyOrders, etsyPayments } from './etsy';
import { etsyStatement } from './etsyStatement';
import { klarnaSettlement } from './klarnaSettlement';
import { lightspeedSales } from './lightspeedSales';
import { lineList } from './lineList';
import { loyverseItems, loyverseReceipts } from './loyverse';
import { mercadoPagoReleases, mercadoPagoTransactions } from './mercadoPago';
import { mollieSettlement } from './mollieSettlement';
import { mpesaStatement } from './mpesaStatement';
import { odooOrders } from './odooOrders';
import { paypalActivity } from './paypalActivity';
import { payouts } from './payouts';
import { plainCustomers, plainOrders, plainPayments } from './plainTables';
import { razorpaySettlement } from './razorpaySettlement';
import type { Reader } from './reader';
import { shopifyOrders } from './shopifyOrders';
import { shopifyPayments } from './shopifyPayments';
import { squareItems } from './squareItems';
import { squareTransactions } from './squareTransactions';
import { stripeBalance } from './stripeBalance';
import { stripePayments } from './stripePayments';
import { stripeTables } from './stripeTables';
import { sumupItems, sumupTransactions } from './sumup';
import { toastItems } from './toastItems';
import { toastOrders } from './toastOrders';
import { toastPayments } from './toastPayments';
import { woocommerceOrders } from './woocommerceOrders';
import { zettleReceipts } from './zettleReceipts';

/** Every kind of export that is known by its header. */
export const readers: readonly Reader[] = [
  squareTransactions,
  squareItems,
  shopifyOrders,
  shopifyPayments,
  woocommerceOrders,
  stripeBalance,
  stripePayments,
  ...stripeTables,
  ...payouts,
  toastPayments,
  toastOrders,
  toastItems,
  ebayTransactions,
  amazonTransactions,
  amazonOrders,
  etsyOrders,
  etsyItems,
  etsyPayments,
  etsyStatement,
  paypalActivity,
  adyenSettlement,
  mollieSettlement,
  klarnaSettlement,
  razorpaySettlement,
  mercadoPagoReleases,
  mercadoPagoTransactions,
  mpesaStatement,
  cloverOrders,
  cloverPayments,
  cloverItems,
  lightspeedSales,
  sumupTransactions,
  sumupItems,
  zettleReceipts,
  loyverseReceipts,
  loyverseItems,
  odooOrders,
  lineList,
  plainOrders,
  plainPayments,
  plainCustomers,
];
