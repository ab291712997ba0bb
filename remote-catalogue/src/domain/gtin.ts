const lengths = [8, 12, 13, 14];

/**
 * A warning about a GTIN, or `undefined`. It never prevents saving. A blank GTIN is valid, and so are spaces between groups
 * of digits, as printed under barcodes. The check digit follows the GS1 General Specifications (modulo 10).
 */
export function gtinWarning(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (/^\d+(?:\.\d+)?e\+?\d+$/i.test(trimmed)) {
    return 'A spreadsheet shortened this number and dropped digits. Enter the digits under the barcode.';
  }
  if (/[０-９]/.test(trimmed)) return 'Scanners cannot match full-width digits. Enter the digits 0 to 9.';
  const digits = digitsOf(trimmed);
  if (digits === undefined) return 'A GTIN has only digits. Enter the digits under the barcode.';
  if (/^0+$/.test(digits)) return 'All digits are zero. Leave the field empty if the item has no barcode.';
  if (!lengths.includes(digits.length)) return lengthWarning(digits);
  const expected = checkDigit(digits.slice(0, -1));
  return digits.endsWith(expected)
    ? undefined
    : `The last digit does not match the others: it should be ${expected}. Check for a typo.`;
}

/** The GTIN as 14 digits, the same for all notations of a number; `undefined` if it has a warning. */
export function gtinKey(text: string): string | undefined {
  const digits = digitsOf(text.trim());
  return digits && gtinWarning(digits) === undefined ? digits.padStart(14, '0') : undefined;
}

function digitsOf(trimmed: string): string | undefined {
  const digits = trimmed.replaceAll(/(?<=\d)[ \u00a0]+(?=\d)/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Weights 3 and 1 alternate from the right; the check digit adds up to the next multiple of ten. */
function checkDigit(body: string): string {
  const sum = [...body].reduceRight(
    (total, digit, index) => total + Number(digit) * ((body.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

function lengthWarning(digits: string): string {
  const count = `A GTIN has 8, 12, 13 or 14 digits, but this one has ${digits.length}.`;
  const restored = digits.padStart(digits.length < 8 ? 8 : 12, '0');
  const isRestored = digits.length < 12 && restored.endsWith(checkDigit(restored.slice(0, -1)));
  if (isRestored) return `${count} Spreadsheets drop leading zeros: is it ${restored}?`;
  return digits.length === 11 || digits.length === 7 ? `${count} A leading zero may be missing.` : count;
}
