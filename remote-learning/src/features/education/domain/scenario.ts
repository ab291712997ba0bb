/** When a sale and its payment are reported. Times are local times of the store, `2025-06-27T23:48`. */
export interface PaymentScenario {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  readonly isEdgeCase: boolean;
  readonly saleReportTime: string;
  readonly paymentReportTime: string;
  /** Shown when the scenario is selected: why it is so, and what the merchant sees in the reports. */
  readonly explanation: string;
  /** Further events on the timeline, such as the deposit at the bank. */
  readonly events?: readonly { readonly label: string; readonly time: string }[];
}
