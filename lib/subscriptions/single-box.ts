import { cancelRequest, updateRequest, type Request } from "#contract/requests.ts";
import { browserApi } from "#lib/http/browser-client.ts";

type Whose = Pick<Request, "id" | "kid">;
const paramsOf = ({ id, kid }: Whose) => ({ id: kid.id, rid: String(id) });

/** All of these throw an `AppError`. */
export const cancelBox = (box: Whose): Promise<Request> => browserApi().call(cancelRequest, { params: paramsOf(box) });

export const moveBox = (box: Whose, date: string): Promise<Request> =>
  browserApi().call(updateRequest, { params: paramsOf(box), body: { delivery_date: date } });
