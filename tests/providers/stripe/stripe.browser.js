/*
 * Stands in for the script that Stripe allows from its own address alone, with the part of its interface the shop uses:
 * fields in a frame of Stripe's, methods made there, setup intents confirmed with a bank's question in a frame or on a page.
 */
(() => {
  const script = "https://js.stripe.com";
  const api = "https://api.stripe.com/v1";

  const ask = async (path, fields, method = "POST") => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(method === "GET" ? `${api}/${path}?${body}` : `${api}/${path}`, {
      method,
      ...(method === "GET" ? {} : { body }),
    });
    return answer.json();
  };

  /* One frame, asked by message. */
  const openFrame = (parent, src, title) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    frame.title = title;
    frame.height = "260";
    frame.width = "100%";
    parent.append(frame);
    return frame;
  };
  const messageFrom = (origin, accept) =>
    new Promise((resolve) => {
      const listen = ({ origin: from, data }) => {
        if (from !== origin || !accept(data)) return;
        removeEventListener("message", listen);
        resolve(data);
      };
      addEventListener("message", listen);
    });
  const tell = (frame, message) => {
    const id = crypto.randomUUID();
    const answer = messageFrom(script, (data) => data.id === id);
    frame.contentWindow.postMessage({ id, ...message }, script);
    return answer.then(({ result }) => result);
  };

  window.Stripe = (key) => {
    const elements = (options) => {
      let frame = null;
      let listeners = [];
      const element = {
        mount: (target) => {
          const { locale, allowedPaymentMethodTypes: [type] = ["card"] } = options;
          const hash = new URLSearchParams({ key, type, locale });
          frame = openFrame(target, `${script}/endive/element.html#${hash}`, "Secure payment input frame");
          frame.addEventListener("load", () => {
            for (const { event, call } of listeners) if (event === "ready") call({ elementType: "payment" });
          });
        },
        unmount: () => frame?.remove(),
        destroy: () => frame?.remove(),
        update: () => element,
        on: (event, call) => {
          listeners = [...listeners, { event, call }];
          return element;
        },
        once: (event, call) => element.on(event, call),
        off: (event, call) => {
          listeners = listeners.filter((one) => one.event !== event || one.call !== call);
          return element;
        },
      };
      return {
        create: () => element,
        getElement: () => (frame ? element : null),
        update: () => undefined,
        on: () => undefined,
        off: () => undefined,
        submit: () => tell(frame, { deed: "submit" }),
        manual: options.paymentMethodCreation === "manual",
        makeMethod: () => tell(frame, { deed: "create" }),
      };
    };

    const readSetup = (clientSecret) =>
      ask(`setup_intents/${clientSecret.split("_secret_")[0]}`, { key, client_secret: clientSecret }, "GET");

    const confirmSetup = async ({ elements: group, clientSecret, confirmParams: { return_url } }) => {
      if (group.manual) throw new Error("confirmSetup cannot be used with paymentMethodCreation: manual");
      const made = await group.makeMethod();
      if (made.error) return made;
      /* The fields show what is agreed to; a card needs no mandate. */
      const agreement =
        made.paymentMethod.type === "card"
          ? {}
          : {
              "mandate_data[customer_acceptance][type]": "online",
              "mandate_data[customer_acceptance][online][infer_from_client]": "true",
            };
      const fields = {
        key,
        client_secret: clientSecret,
        payment_method: made.paymentMethod.id,
        return_url,
        ...agreement,
      };
      const intent = await ask(`setup_intents/${clientSecret.split("_secret_")[0]}/confirm`, fields);
      if (intent.error) return intent;
      if (intent.status !== "requires_action") return { setupIntent: intent };
      const { url } = intent.next_action.redirect_to_url;
      if (made.paymentMethod.type !== "card") {
        location.assign(url);
        return new Promise(() => undefined);
      }
      /* A bank is asked in a frame over the page. */
      const frame = openFrame(document.body, `${url}?frame=1`, "Bank");
      frame.style.cssText = "position:fixed;inset:10% 10% auto;width:80%;background:#fff;z-index:99";
      await messageFrom("https://hooks.stripe.com", (data) => data === "answered");
      frame.remove();
      const now = await readSetup(clientSecret);
      return now.status === "succeeded"
        ? { setupIntent: now }
        : { error: { ...now.last_setup_error, setup_intent: now } };
    };

    return {
      elements,
      createToken: () => undefined,
      confirmCardPayment: () => undefined,
      createPaymentMethod: async ({ elements: group }) => {
        if (!group.manual) throw new Error("createPaymentMethod needs paymentMethodCreation: manual");
        return group.makeMethod();
      },
      confirmSetup,
      retrieveSetupIntent: async (clientSecret) => ({ setupIntent: await readSetup(clientSecret) }),
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = "endive";
})();
