/** One message of the stream. */
export interface StreamMessage {
  id: string | null;
  name: string;
  data: string;
}

/**
 * Cuts a text stream into messages, as browsers do for `EventSource`; comments (heartbeats) give nothing. `onId` hears of an
 * id that came without a message: the mark at which a stream begins.
 */
export function createEventParser(
  onMessage: (message: StreamMessage) => void,
  onId: (id: string) => void = () => undefined,
): (chunk: string) => void {
  let rest = '';
  let name = 'message';
  let id: string | null = null;
  let data: string[] = [];
  /** The id of this block. */
  let mark: string | null = null;

  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) onMessage({ id, name, data: data.join('\n') });
      else if (mark !== null) onId(mark);
      mark = null;
      name = 'message';
      data = [];
      return;
    }
    const at = text.indexOf(':');
    if (at === 0) return;
    const field = at < 0 ? text : text.slice(0, at);
    const value = at < 0 ? '' : text.slice(at + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id' && !value.includes('\0')) {
      id = value;
      mark = value;
    }
  };

  return (chunk) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) line(text);
  };
}
