/** Money that moves between the merchant's own accounts. */
export function isTransfer(category: string): boolean {
  return (
    /payout|transfer|topup|top_up|advance|reserve|hold|anticipation|financing|obligation/.test(category) &&
    !/fee/.test(category)
  );
}

interface MovementIds {
  readonly movement: string;
  /** What the movement is of: a charge, a refund, a dispute … */
  readonly source: string;
  readonly charge?: string;
}

/**
 * Charges and refunds have the ids that other exports list them under. A dispute and its reversal have one source, but days
 * of their own.
 */
export function movementId(category: string, { movement, source, charge = '' }: MovementIds): string {
  if (isChargeCategory(category)) return charge || source || movement;
  return (/^(?:payment_)?(?:partial_)?refund$/.test(category) ? source : movement) || source || movement;
}

export function isChargeCategory(category: string): boolean {
  return /^(?:charge|payment)$/.test(category);
}
