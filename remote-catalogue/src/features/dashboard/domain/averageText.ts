/** An average such as 1.333 as `1.3`. */
export function averageText(average: number): string {
  return average.toFixed(1);
}
