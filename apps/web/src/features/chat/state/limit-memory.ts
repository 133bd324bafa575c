/** Who hit the daily limit, and what the server said: it holds until the page is loaded again. */
let reached: { userId: number; message: string } | null = null;

export function rememberLimit(userId: number, message: string): void {
  reached = { userId, message };
}

export function rememberedLimit(userId: number): string | null {
  return reached?.userId === userId ? reached.message : null;
}
