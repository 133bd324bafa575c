/** The user who reached the daily limit, with the server's message; kept until the page is reloaded. */
let reached: { userId: number; message: string } | null = null;

export function rememberLimit(userId: number, message: string): void {
  reached = { userId, message };
}

export function rememberedLimit(userId: number): string | null {
  return reached?.userId === userId ? reached.message : null;
}
