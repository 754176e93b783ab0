import * as contract from "#contract/profiles.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { eraseProfile } from "./erase.ts";
import { putPhoto, removePhoto } from "./photo.ts";
import { reassignProfile } from "./reassign.ts";
import { addProfile, changeProfile, readProfiles } from "./service.ts";

export const profileRoutes: Implementation[] = [
  implement(contract.getProfiles, (_, context) => readProfiles(context, context.caller)),
  implement(contract.createProfile, ({ body }, context) => addProfile(context, context.caller, body)),
  implement(contract.updateProfile, ({ params, body }, context) =>
    changeProfile(context, context.caller, params.id, body),
  ),
  implement(contract.replaceProfile, ({ params, body }, context) =>
    changeProfile(context, context.caller, params.id, body),
  ),
  implement(contract.deleteProfile, ({ params }, context) => eraseProfile(context, context.caller, params.id)),
  implement(contract.reassignProfile, ({ params, body }, context) =>
    reassignProfile(context, context.caller, params.id, body.profileId),
  ),
  implement(contract.putPhoto, ({ params, body }, context) => putPhoto(context, context.caller, params.id, body.photo)),
  implement(contract.deletePhoto, ({ params }, context) => removePhoto(context, context.caller, params.id)),
];
