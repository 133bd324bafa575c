/** Far more than any answer that is read at once has. */
export const ANSWER_MAX = 1_000_000;

/**
 * Fetches from a vendor. It follows no redirects, so that keys go to the configured host alone, and the body of an answer fails after
 * {@link ANSWER_MAX} bytes, unpacked: one that does not end would fill the memory.
 */
export const vendorFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let left = ANSWER_MAX;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      left -= piece.length;
      if (left < 0) controller.error(new Error(`The answer has more than ${ANSWER_MAX} bytes`));
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counted), response);
};
